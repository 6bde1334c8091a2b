-- Ways into an account besides name and password: one-time codes, links, second steps, other identities.

ALTER TABLE member
  -- '+' and digits: the number as the whole world dials it.
  ADD COLUMN mobile_key text,
  ADD COLUMN mobile_verified_at timestamptz,
  ADD COLUMN email_verified_at timestamptz,
  -- Null where the password is the one the account was opened with.
  ADD COLUMN password_changed_at timestamptz,
  -- Asked for when money leaves.
  ADD COLUMN payment_password_hash text,
  ADD COLUMN avatar_url text,
  -- Contacts that registration may ask for: line, whatsapp, facebook, wechat, qqNum, idNumber, recommenderId.
  ADD COLUMN contacts jsonb NOT NULL DEFAULT '{}',
  ADD CHECK (mobile_verified_at IS NULL OR mobile_key IS NOT NULL);

-- A verified number opens one account and no other.
CREATE UNIQUE INDEX member_by_verified_mobile ON member (mobile_key) WHERE mobile_verified_at IS NOT NULL;
CREATE INDEX member_by_email ON member (lower(email)) WHERE email IS NOT NULL;

-- A session that may do nothing but change the password.
ALTER TABLE session ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

-- Who brought whom. Agents and members hand out codes; what the relation is worth is decided elsewhere.
CREATE TABLE invitation_code (
  -- Lower case.
  code text PRIMARY KEY CHECK (code = lower(code)),
  member_id bigint NOT NULL REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('affiliate', 'referral')),
  created_at timestamptz NOT NULL
);

CREATE INDEX invitation_code_by_member ON invitation_code (member_id);

CREATE TABLE member_upline (
  member_id bigint PRIMARY KEY REFERENCES member,
  upline_id bigint NOT NULL REFERENCES member,
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (member_id <> upline_id)
);

CREATE INDEX member_upline_by_upline ON member_upline (upline_id);

-- Codes sent by SMS and e-mail, one at a time for each purpose and recipient. The recipient is a hash of a number or
-- an address, known here or not: the table tells nothing about accounts.
CREATE TABLE one_time_code (
  purpose text NOT NULL,
  recipient bytea NOT NULL,
  -- Null once it is used or spent.
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  -- How many were sent since `window_started_at`.
  sends smallint NOT NULL,
  window_started_at timestamptz NOT NULL,
  -- None is sent before.
  rests_until timestamptz,
  PRIMARY KEY (purpose, recipient)
);

CREATE INDEX one_time_code_by_expiry ON one_time_code (expires_at);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  expires_at timestamptz NOT NULL
);

CREATE INDEX password_reset_by_member ON password_reset (member_id);
CREATE INDEX password_reset_by_expiry ON password_reset (expires_at);

-- Where an account has been used from: addresses, IPv6 by their /64.
CREATE TABLE member_address (
  member_id bigint NOT NULL REFERENCES member,
  address_group text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, address_group)
);

-- Logins that were right but came from a new address, until their second step.
CREATE TABLE login_verification (
  id_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  address_group text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE INDEX login_verification_by_expiry ON login_verification (expires_at);

CREATE TABLE member_authenticator (
  member_id bigint PRIMARY KEY REFERENCES member,
  -- Base32, as the authenticator application keeps it.
  secret text NOT NULL,
  -- The last time step a code was taken of; no step counts twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

-- Accounts at identity providers.
CREATE TABLE member_identity (
  provider text NOT NULL,
  subject text NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
