/** Whether a host is a domain or stands below it: `m.house.example` below `house.example`. */
export const isBelowDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)
