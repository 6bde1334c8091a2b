/** Whether a host is a domain or stands below it: `www.arara.example` below `arara.example`. */
export const isBelowDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)
