-- Accounts of people: members, agents and trial users.

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
  CHECK (account_key = lower(account)),
  CHECK ((type = 4) = (currency = 'FUN'))
);
