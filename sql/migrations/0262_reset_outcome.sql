-- A password set anew by a mailed link says what else opens the account, and may end that too: auth.redeem_reset has another
-- form for that. The one that was there stays for the servers of the release before (release_before.sql).
select;
