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
