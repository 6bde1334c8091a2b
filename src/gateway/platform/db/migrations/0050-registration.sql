-- What registration may ask for and tells besides.

-- Contacts may hold telegram and zalo now, too.
ALTER TABLE member
  ADD COLUMN birthday date,
  -- The page the person arrived on, with its marketing parameters, and the host it was on.
  ADD COLUMN register_url text,
  ADD COLUMN register_domain text;
