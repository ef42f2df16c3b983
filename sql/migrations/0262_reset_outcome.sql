-- A password set anew by a mailed link says what else opens the account, and may end that too.
set local lock_timeout = '2s';

drop function if exists auth.redeem_reset(bytea, text);
