-- Accounts that share a mobile number with another are told at each start; there are hardly any.
CREATE INDEX member_by_shared_number ON member (account_key) WHERE account_key LIKE '+%#%';
