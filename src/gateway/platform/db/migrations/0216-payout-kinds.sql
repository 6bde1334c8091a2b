-- Bank accounts and addresses of coins beside PIX keys.

ALTER TABLE payout_account DROP CONSTRAINT payout_account_kind_check;
ALTER TABLE payout_account ADD CONSTRAINT payout_account_kind_check
  CHECK (kind IN ('pix', 'bank', 'usdt_tron', 'usdt_ethereum', 'bitcoin'));

-- What a payout is in coins, as it was reckoned when it was asked for; null where money is paid.
ALTER TABLE withdrawal
  ADD COLUMN coin text CHECK (coin IN ('USDT', 'BTC')),
  -- Units of the currency for one coin.
  ADD COLUMN rate text CHECK (rate ~ '^[0-9]+(\.[0-9]{1,8})?$'),
  -- Smallest units of the coin.
  ADD COLUMN coins bigint CHECK (coins > 0),
  ADD CONSTRAINT withdrawal_quote_whole CHECK ((coin IS NULL) = (rate IS NULL) AND (coin IS NULL) = (coins IS NULL));
