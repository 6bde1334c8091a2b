-- A withdrawal needs a proved mobile number; an operator who has stored rules of withdrawals gets the default.
UPDATE system_setting SET value = jsonb_build_object('mobileRequired', true) || value WHERE name = 'withdrawal';
