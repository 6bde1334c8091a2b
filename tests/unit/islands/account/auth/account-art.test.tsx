import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import type { Banner } from '#contract/site/news/announcement.ts'
import { AccountArt } from '#islands/account/auth/AccountArt.tsx'
import { Words } from '#islands/Words.tsx'
import { createTranslate } from '#lib/messages.ts'
import auth from '#locales/en/auth.json' with { type: 'json' }
import { $notice } from '#stores/site/news/news.ts'

afterAll(() => shown([]))

/** Sets what the markup is made of: without a browser, a component reads the first value of a store. */
function shown(banners: readonly Banner[]): void {
  const init = { banners, player: [], popup: [], promotion: [] }
  Object.assign($notice, { init: banners.length > 0 ? init : undefined })
}

function draw(banner: Pick<Banner, 'linkageType' | 'url'>): string {
  const own = {
    groupName: 'w_login',
    imageUrl: '/art/banners/rodada-dupla',
    title: 'Festa no dialogo',
    lead: '',
  } as const
  shown([{ ...own, ...banner }])
  return renderToStaticMarkup(
    <Words value={createTranslate<'auth'>(auth, 'en')}>
      <AccountArt language="en" name="login" />
    </Words>,
  )
}

test('a banner that leads nowhere is but a picture', () => {
  const drawn = draw({ linkageType: 'NONE', url: '/live/' })
  expect(drawn).toContain('<strong>Festa no dialogo</strong>')
  expect(drawn).not.toContain('<a')
})

test('another site opens beside this one, and does not get hold of it', () => {
  const drawn = draw({ linkageType: 'LINK', url: 'https://blog.example/' })
  expect(drawn).toMatch(
    /<a [^>]*href="https:\/\/blog\.example\/"[^>]*><span class="unseen">Festa no dialogo<\/span><\/a>/,
  )
  expect(drawn).toMatch(/<a [^>]*target="_blank" rel="noopener"/)
})

test('a route of the site leads there in the same window, in the language of the page', () => {
  const drawn = draw({ linkageType: 'PAGE', url: '/live/' })
  expect(drawn).toMatch(/<a [^>]*href="\/en\/live\/"/)
  expect(drawn).not.toContain('target=')
})
