import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FakeElement } from '#tests/unit/light/fake-element.ts'
import { htmlOf } from '#ui/markup/html.ts'
import { icon, outline } from '#ui/markup/icon.ts'
import { classes, type Hear, h } from '#ui/markup/markup.ts'
import { drawn } from '#ui/markup/react.ts'
import { fakeNode, shapeByAll } from './ends.ts'

test('every end draws the same: attributes, texts, numbers, and nothing for what is left out', () => {
  const warned = vi.spyOn(console, 'error')
  const part = h(
    'p',
    { class: classes('a', false, undefined, 'b'), id: undefined, hidden: true, 'data-x': '', 'aria-busy': 'false' },
    'Text',
    undefined,
    h('img', { src: '/x.webp', srcset: '/x.webp 1w', alt: '', width: 160, fetchpriority: 'high', loading: 'lazy' }),
    false,
    h('input', { type: 'checkbox', checked: true, disabled: false, tabindex: '-1' }),
    h('b', {}, 0),
  )
  expect(shapeByAll(part)).toEqual({
    tag: 'p',
    attributes: { class: 'a b', hidden: '', 'data-x': '', 'aria-busy': 'false' },
    content: [
      'Text',
      {
        tag: 'img',
        attributes: {
          src: '/x.webp',
          srcset: '/x.webp 1w',
          alt: '',
          width: '160',
          fetchpriority: 'high',
          loading: 'lazy',
        },
        content: [],
      },
      { tag: 'input', attributes: { type: 'checkbox', checked: '', tabindex: '-1' }, content: [] },
      { tag: 'b', attributes: {}, content: ['0'] },
    ],
  })
  // React names an attribute that it does not know.
  expect(warned).not.toHaveBeenCalled()
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='x", '&lt;b&gt; & &amp;'])(
  'what people wrote stays text: %s',
  (text) => {
    const { attributes, content } = shapeByAll(h('a', { title: text, href: `/?q=${text}` }, text))
    expect(attributes).toEqual({ title: text, href: `/?q=${text}` })
    expect(content).toEqual([text])
  },
)

test('drawings are of SVG, with all that is in them', () => {
  expect(shapeByAll(icon('close', { small: true, turns: true }))).toEqual({
    tag: 'svg',
    attributes: { class: 'icon icon--s icon--turns', viewbox: '0 0 24 24', 'aria-hidden': 'true' },
    content: [{ tag: 'use', attributes: { href: '#i-close' }, content: [] }],
  })
  const [button] = [fakeNode(h('button', {}, outline('M0 0'), h('span', {})))]
  const isSvg = (element: FakeElement) => element.namespace === 'http://www.w3.org/2000/svg'
  expect([button, ...(button?.all() ?? [])].map((element) => [element?.tag, element && isSvg(element)])).toEqual([
    ['button', false],
    ['svg', true],
    ['path', true],
    ['span', false],
  ])
})

test('a script and React hear an event; a built page cannot', () => {
  const hear = vi.fn<Hear>()
  const part = h('a', { onclick: hear }, 'Go')
  fakeNode(part).click()
  expect(hear).toHaveBeenCalledOnce()
  expect(fakeNode(part).attributes).toEqual({})
  expect((drawn(part).props as { onClick: unknown }).onClick).toBe(hear)
  expect(() => htmlOf(part)).toThrow('HTML cannot hear onclick')
})

test('each end puts its own content in its place', () => {
  expect(htmlOf(h<{ html: string }>('div', {}, { html: '<p>Clean &amp; kept</p>' }, '<b>'))).toBe(
    '<div><p>Clean &amp; kept</p>&lt;b&gt;</div>',
  )
  const own = fakeNode(h('p', {}, 'Own'))
  expect(fakeNode(h<Node>('div', {}, own as unknown as Node)).children).toEqual([own])
  const list = h<React.ReactNode>('ul', {}, [<li key="a">A</li>], null)
  expect(renderToStaticMarkup(drawn(list))).toBe('<ul><li>A</li></ul>')
})
