import type { APIRoute } from 'astro'

/** Crawlers may read everything but calls. Pages that are not for search engines say `noindex` themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /wps/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
