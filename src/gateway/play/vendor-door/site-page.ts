import type { GatewayConfig } from '#gateway/config.ts'

/**
 * Whether a page that a vendor names is of the site's own origin. The frame of a vendor's page has the rights of a page of another
 * origin: one of the site would reach the window around it.
 */
export const isSitePage = ({ siteUrl }: Pick<GatewayConfig, 'siteUrl'>, url: string): boolean =>
  URL.parse(url)?.origin === siteUrl
