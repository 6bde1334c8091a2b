import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { getVip } from '#contract/rewards/vip/get-vip.ts'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getNewsVersion } from '#contract/site/news/get-news-version.ts'
import { getNotice } from '#contract/site/news/get-notice.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { housePicture } from '#lib/house-picture.ts'
import { bannersOf } from '#light/site/news/live-banners.ts'
import { entriesOf, picturesOf } from '#light/site/news/live-promotions.ts'

const entry = { id: 'a', title: 'A', content: '<p>A</p>' }

test('only a complete answer is accepted', () => {
  expect(entriesOf({ list: [entry, { ...entry, picture: null }, { ...entry, picture: '/art/x' }] })).toHaveLength(3)
  for (const wrong of [undefined, {}, { list: {} }, { list: [null] }, { list: [{ ...entry, title: 1 }] }])
    expect(entriesOf(wrong)).toBeUndefined()
  expect(entriesOf({ list: [{ ...entry, picture: 1 }] })).toBeUndefined()
})

test('a picture of another host is not shown; promotions without one take the site’s in turn', () => {
  const pictures = picturesOf([
    entry,
    { ...entry, picture: '/art/own' },
    { ...entry, picture: 'https://evil.example/x' },
    { ...entry, picture: '//evil.example/x' },
  ])
  expect(pictures).toEqual([housePicture(0), '/art/own', housePicture(1), housePicture(2)])
})

const banner = { groupName: 'w_home', imageUrl: '/art/x', url: '/live/', linkageType: 'PAGE', title: 'T', lead: 'L' }

test('only banners of the home page are taken, and their targets are checked', () => {
  const all = [banner, { ...banner, groupName: 'w_login' }, { ...banner, url: 'javascript:alert(1)' }]
  expect(bannersOf({ banners: all })).toEqual([
    { picture: '/art/x', title: 'T', lead: 'L', href: '/live/' },
    { picture: '/art/x', title: 'T', lead: 'L', href: undefined },
  ])
  for (const wrong of [null, {}, { banners: [null] }, { banners: [{ ...banner, lead: undefined }] }])
    expect(bannersOf(wrong)).toBeUndefined()
})

test('the paths that scripts use without the contract are the contract’s', () => {
  // The paths are repeated as texts, because importing them would load the contract.
  const says = (file: string, ...paths: string[]) => {
    const text = readFileSync(`src/light/site/news/${file}.ts`, 'utf8')
    for (const path of paths) expect(text).toContain(`= '${path}'`)
  }
  says('watch-news', getNewsVersion.path)
  says('live-promotions', getAnnouncements.path)
  says('live-banners', getNotice.path)
  says('renew-vip', getVip.path)
  says('renew-points', getPointConfig.path, getPointRewards.path)
  says('renew-contacts', getPermission.path)
})
