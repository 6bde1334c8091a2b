-- Pictures that members send: avatars, proofs and documents. The content lies in a directory or a bucket under a random
-- name.

-- Pictures that members send: avatars, and proofs. The content lies in a directory or a bucket under a random name.
CREATE TABLE upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What its owner calls it, and the name of the file: 32 random characters.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[a-z0-9]{32}$'),
  member_id bigint NOT NULL REFERENCES member,
  purpose text NOT NULL CHECK (purpose IN ('icon', 'proof', 'identity', 'application')),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL,
  -- The withdrawal that it proves something of. A picture that belongs to nothing goes after a day.
  withdrawal_id bigint REFERENCES withdrawal,
  -- Replaced or removed: the file goes with the next run of the job.
  removed_at timestamptz,
  identity_check_id bigint REFERENCES identity_check,
  side text CHECK (side IN ('front', 'back', 'face', 'address')),
  reward_id bigint REFERENCES member_reward,
  -- SHA-256 of the file as it was sent: a file whose answer was lost is sent again, and must not be stored twice.
  sent_hash bytea,
  CONSTRAINT upload_of_check CHECK ((identity_check_id IS NULL) = (side IS NULL))
);
CREATE INDEX upload_of_member ON upload (member_id, created_at);
CREATE UNIQUE INDEX upload_icon ON upload (member_id) WHERE purpose = 'icon' AND removed_at IS NULL;
CREATE INDEX upload_of_withdrawal ON upload (withdrawal_id) WHERE withdrawal_id IS NOT NULL;
CREATE UNIQUE INDEX upload_side ON upload (identity_check_id, side)
  WHERE identity_check_id IS NOT NULL AND removed_at IS NULL;
CREATE INDEX upload_of_reward ON upload (reward_id) WHERE reward_id IS NOT NULL;

-- Pictures that a member began to send. A place of the day is taken before the picture is read, and given back if it is
-- not stored. The pictures themselves cannot be counted: a replaced one is deleted before its day is over.
CREATE TABLE upload_taken (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member,
  taken_at timestamptz NOT NULL,
  -- False while the picture is drawn, or where a gateway died over it.
  stored boolean NOT NULL DEFAULT false
);
CREATE INDEX upload_taken_of_member ON upload_taken (member_id, taken_at);
CREATE INDEX upload_taken_at ON upload_taken (taken_at);
