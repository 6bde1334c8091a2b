/** The settings that decide the address of the site. */
interface Settings {
  readonly PUBLIC_SITE_URL?: string | undefined
  readonly PORT?: string | number | undefined
}

/** The port of site and gateway, unless `PORT` says otherwise. */
const usualPort = 4321

/**
 * The public address of the site: for canonical and language links, QR codes, links in messages and passkeys. Without
 * `PUBLIC_SITE_URL` it is where `npm start` serves the site; a port that the system chooses (0) is not known beforehand.
 */
export const siteAddress = ({ PUBLIC_SITE_URL, PORT }: Settings): string =>
  PUBLIC_SITE_URL || `http://127.0.0.1:${Number(PORT) || usualPort}`
