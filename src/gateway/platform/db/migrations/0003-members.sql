-- Accounts of people (members, agents and trial users) and who brought whom.

-- The accounts.
CREATE TABLE member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As it was typed, without outer spaces.
  account text NOT NULL,
  -- Lower case: names that differ in case alone are one name.
  account_key text NOT NULL UNIQUE,
  nickname text NOT NULL,
  type smallint NOT NULL,
  currency char(3) NOT NULL,
  -- Null where nobody can log in by password: trial users.
  password_hash text,
  payee_name text,
  email text,
  mobile_num text,
  country_dialing_code text,
  terms_accepted_at timestamptz,
  password_expired boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  -- '+' and digits: the number as the whole world dials it.
  mobile_key text,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  -- Null where the password is the one the account was opened with.
  password_changed_at timestamptz,
  -- Asked for when money leaves.
  payment_password_hash text,
  avatar_url text,
  -- Contacts that registration may ask for: line, whatsapp, facebook, wechat, qqNum, idNumber, recommenderId, telegram,
  -- zalo.
  contacts jsonb NOT NULL DEFAULT '{}',
  birthday date,
  -- The page the person arrived on, with its marketing parameters, and the host it was on.
  register_url text,
  register_domain text,
  -- Tax number of the person (product rule 10.9). A person has one account.
  cpf char(11) CHECK (cpf ~ '^[0-9]{11}$'),
  -- Money out rests until then, after a withdraw password was replaced without the old one.
  withdrawals_locked_until timestamptz,
  -- When its owner closed it. A closed account is disabled too, so whatever refuses a disabled account refuses it; the
  -- name, the number and the tax number stay taken.
  closed_at timestamptz,
  CHECK (account_key = lower(account)),
  CHECK ((type = 4) = (currency = 'FUN')),
  CHECK (mobile_verified_at IS NULL OR mobile_key IS NOT NULL),
  CONSTRAINT member_closed_is_disabled CHECK (closed_at IS NULL OR disabled_at IS NOT NULL)
);
-- A verified number opens one account and no other.
CREATE UNIQUE INDEX member_by_verified_mobile ON member (mobile_key) WHERE mobile_verified_at IS NOT NULL;
CREATE INDEX member_by_email ON member (lower(email)) WHERE email IS NOT NULL;
-- Trial users, whose currency is play money.
CREATE INDEX member_trial ON member (id) WHERE type = 4;
-- Accounts that share a mobile number with another are told at each start; there are hardly any.
CREATE INDEX member_by_shared_number ON member (account_key) WHERE account_key LIKE '+%#%';
CREATE UNIQUE INDEX member_by_cpf ON member (cpf) WHERE cpf IS NOT NULL;
-- The operator's list of closed accounts with money.
CREATE INDEX member_closed ON member (id) WHERE closed_at IS NOT NULL;
-- Whatever the collation of the database is, names with the same beginning stand together in it.
CREATE INDEX member_account_beginning ON member (account_key text_pattern_ops);

-- The codes that agents and members hand out.
CREATE TABLE invitation_code (
  -- Lower case.
  code text PRIMARY KEY CHECK (code = lower(code)),
  member_id bigint NOT NULL REFERENCES member,
  kind text NOT NULL CHECK (kind IN ('affiliate', 'referral')),
  created_at timestamptz NOT NULL
);
CREATE INDEX invitation_code_by_member ON invitation_code (member_id);

-- Who brought whom. What the relation is worth is decided elsewhere.
CREATE TABLE member_upline (
  member_id bigint PRIMARY KEY REFERENCES member,
  upline_id bigint NOT NULL REFERENCES member,
  code text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (member_id <> upline_id)
);
CREATE INDEX member_upline_by_upline ON member_upline (upline_id);
-- Who came by which code.
CREATE INDEX member_upline_by_code ON member_upline (upline_id, code);

-- Devices that an account was used from: hashes of what the site keeps on the device.
CREATE TABLE member_device (
  member_id bigint NOT NULL REFERENCES member,
  device bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, device)
);
CREATE INDEX member_device_by_device ON member_device (device);
CREATE INDEX member_device_by_time ON member_device (last_seen_at);

-- Exports of a member's own data that were asked for with the login password. Each is downloaded once, and soon.
CREATE TABLE data_export (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the ticket.
  ticket_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member,
  format text NOT NULL CHECK (format IN ('json', 'csv')),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the download began.
  taken_at timestamptz
);
CREATE INDEX data_export_of_member ON data_export (member_id, asked_at);
CREATE INDEX data_export_by_time ON data_export (asked_at);
