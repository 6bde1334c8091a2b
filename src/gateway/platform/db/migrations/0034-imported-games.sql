-- Games that an import from their vendor brought into the catalogue, and the lanes that they need. The catalogue's seed leaves them
-- alone.
ALTER TABLE game ADD COLUMN imported boolean NOT NULL DEFAULT false;
ALTER TABLE vendor_lane ADD COLUMN imported boolean NOT NULL DEFAULT false;
-- Names by language, where a vendor has other ones than game_name.
ALTER TABLE game ADD COLUMN names jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(names) = 'object');

-- Origins of a vendor's pages; an empty list: that of its calls.
ALTER TABLE vendor_link ADD COLUMN page_origins jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(page_origins) = 'array');
-- What the frame of its games may do beyond what every vendor's frame may.
ALTER TABLE vendor_link ADD COLUMN frame_grants jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(frame_grants) = 'array');
