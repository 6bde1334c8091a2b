-- A second dialect at the vendor door (decision 0060). Nobody spoke the name that was kept free for it.
ALTER TABLE vendor_link DROP CONSTRAINT vendor_link_dialect_check;
ALTER TABLE vendor_link ADD CONSTRAINT vendor_link_dialect_check CHECK (dialect IN ('arara', 'aggregator'));

-- Of the dialect 'aggregator', where each side has a key pair: the vendor's public key. secret is our private key then.
ALTER TABLE vendor_key ADD COLUMN public_key text CHECK (public_key LIKE '-----BEGIN PUBLIC KEY-----%');
