-- What the security centre of a member needs: a record of what was changed, addresses that are no longer trusted,
-- and recovery codes.

-- Every change of an account's security, by whom and from where. Nothing of it is ever changed.
CREATE TABLE member_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  act text NOT NULL CHECK (act <> ''),
  -- Not a reference: sessions are forgotten earlier than this record.
  session_id bigint NOT NULL,
  address text NOT NULL,
  -- Masked values alone, never a secret.
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX member_audit_of_member ON member_audit (member_id, id);
CREATE TRIGGER member_audit_append_only BEFORE UPDATE OR DELETE ON member_audit
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- An address whose trust was taken away stays as a row: an account without any address would not be asked for a second
-- step at all.
ALTER TABLE member_address ADD COLUMN removed_at timestamptz;

-- The sessions of a member in the order of their logins, for the login before this one.
CREATE INDEX session_of_member ON session (member_id, created_at);

-- Money out rests until then, after a withdraw password was replaced without the old one.
ALTER TABLE member ADD COLUMN withdrawals_locked_until timestamptz;

-- A secret that was shown but not confirmed by a code yet.
CREATE TABLE authenticator_setup (
  member_id bigint PRIMARY KEY REFERENCES member,
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX authenticator_setup_by_expiry ON authenticator_setup (expires_at);

-- Codes for who has lost the phone with the authenticator; each opens one login.
CREATE TABLE recovery_code (
  member_id bigint NOT NULL REFERENCES member,
  -- SHA-256 of 80 random bits, which nobody can try out: no slow hash is needed.
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);
