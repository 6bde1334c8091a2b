import type { APIRoute } from 'astro'

/** Everything may be read; pages without use to others say `noindex` themselves. Calls are no pages. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /wps/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
