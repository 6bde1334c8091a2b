-- Accounts that were opened by mobile number are named by it as the whole world dials it, whatever was typed then.

-- Mobile numbers of Argentina have a 9 before the area code, which people leave out at home.
UPDATE member SET mobile_key = '+549' || substr(mobile_key, 4)
WHERE mobile_key ~ '^\+54[0-9]{10}$'
  AND (mobile_verified_at IS NULL OR NOT EXISTS (
    SELECT 1 FROM member other
    WHERE other.mobile_key = '+549' || substr(member.mobile_key, 4) AND other.mobile_verified_at IS NOT NULL));

-- Of several with one number the one that has proved it bears the name, else the oldest; the others bear it with their
-- place, `+5511987654321#2`. The password tells at the login which of them is meant.
WITH placed AS (
  SELECT id, mobile_key,
    row_number() OVER (PARTITION BY mobile_key ORDER BY mobile_verified_at IS NULL, created_at, id)
      + (SELECT count(*) FROM member taken WHERE taken.account_key = member.mobile_key) AS place
  FROM member WHERE account = mobile_num AND mobile_key IS NOT NULL
), named AS (
  SELECT id, mobile_key || CASE WHEN place = 1 THEN '' ELSE '#' || place END AS name FROM placed
)
UPDATE member SET
  account = named.name,
  account_key = named.name,
  nickname = CASE WHEN nickname = account THEN named.name ELSE nickname END
FROM named WHERE named.id = member.id;
