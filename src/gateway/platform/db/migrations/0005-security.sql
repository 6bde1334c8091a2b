-- The security centre of a member: second steps, passkeys, and a record of what was changed.

-- What the security centre of a member needs: a record of what was changed, addresses that are no longer trusted, and
-- recovery codes. Every change of an account's security, by whom and from where. Nothing of it is ever changed.
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
  FOR EACH ROW EXECUTE FUNCTION keep_row();

-- Applications that show codes for the second step.
CREATE TABLE member_authenticator (
  member_id bigint PRIMARY KEY REFERENCES member,
  -- Base32, as the authenticator application keeps it.
  secret text NOT NULL,
  -- The last time step a code was taken of; no step counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

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

-- Passkeys: keys that a member's device keeps and that open a session after the device has checked who holds it.
CREATE TABLE passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  -- What the device calls it; random, and of one passkey alone.
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  -- COSE.
  public_key bytea NOT NULL,
  -- How often the device has used it; devices that do not count always say 0.
  uses bigint NOT NULL CHECK (uses >= 0),
  -- How the device can be reached, such as internal or usb.
  transports text[] NOT NULL,
  kept text NOT NULL CHECK (kept IN ('device', 'synced', 'key')),
  -- Browser and system that it was made with; empty if unknown.
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_of_member ON passkey (member_id, id);

-- What a device was asked to sign. Each is answered once at most.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  -- Who adds a passkey; null where somebody logs in, who has not said yet who they are.
  member_id bigint REFERENCES member,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
