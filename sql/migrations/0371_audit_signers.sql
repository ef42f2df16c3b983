-- Who signs the heads of the audit log: a server's public key, by which its signatures are told and checked. Kept for as long
-- as signatures of it lie anywhere, which nobody knows.
create table app.audit_signers (
  id text primary key generated always as (encode(substring(sha256(public_key) from 1 for 8), 'hex')) stored,
  public_key bytea not null unique check (octet_length(public_key) = 32),
  -- the name that the machine gave itself
  machine text not null check (length(machine) between 1 and 255),
  first_signed_at timestamptz not null
);
