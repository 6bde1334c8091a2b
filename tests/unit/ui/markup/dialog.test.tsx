import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/Dialog.tsx'
import { dialog } from '#ui/markup/dialog.ts'
import { type Heard, h } from '#ui/markup/markup.ts'
import { fakeNode, nodeShape, shapeOf } from './ends.ts'

const shell = { titleId: 'x', title: 'News <1>', closeLabel: 'Close', className: 'dialog--reader' }

/** React makes the id of a title itself. */
const named = (html: string) => html.replaceAll(/(?<=\s(?:id|aria-labelledby)=")[^"]*/g, 'x')

test('a script opens the same dialog as React', () => {
  const onClose = vi.fn()
  const byScript = fakeNode(dialog<Node>({ ...shell, onClose }, fakeNode(h('p', {}, 'Text')) as unknown as Node))
  const byReact = renderToStaticMarkup(
    <Dialog {...shell} onClose={onClose}>
      <p>Text</p>
    </Dialog>,
  )
  expect(shapeOf(named(byReact))).toEqual(nodeShape(byScript))
  expect(byScript.attributes).toEqual({
    class: 'dialog dialog--plain dialog--reader',
    tabindex: '-1',
    'aria-labelledby': 'x',
  })
  expect(byScript.querySelector('.dialog__body')?.text).toBe('News <1>Text')
  byScript.querySelector('button')?.click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that cannot be dismissed has no button, and a hidden title still names it', () => {
  const open = fakeNode(dialog<Node>({ ...shell, closeLabel: undefined, hidesTitle: true }))
  expect([open.querySelector('button'), open.querySelector('h2')?.attributes.class]).toEqual([null, 'unseen'])
})

test('a picture stands before the content', () => {
  const html = renderToStaticMarkup(
    <Dialog title="Log in" art={<b>Macaw</b>}>
      <p>Form</p>
    </Dialog>,
  )
  expect(html).toMatch(/class="dialog".*dialog__art"><b>Macaw<.*dialog__body"><h2.*<p>Form</)
})

const heard = (event: Partial<Heard>): Heard => ({
  target: null,
  currentTarget: null,
  timeStamp: 0,
  preventDefault: () => undefined,
  ...event,
})

test('Escape closes one dialog at a time, and a tap beside the dialog closes it', () => {
  const closed: string[] = []
  const [upper, lower] = ['upper', 'lower'].map(
    (name) => dialog({ ...shell, onClose: () => closed.push(name) }).attributes,
  )
  const hear = (part: typeof upper, name: string, event: Partial<Heard>) => {
    const listener = part?.[name]
    if (typeof listener === 'function') listener(heard(event))
  }
  hear(upper, 'oncancel', { timeStamp: 1000 })
  hear(lower, 'oncancel', { timeStamp: 1001 })
  expect(closed).toEqual(['upper'])
  hear(lower, 'oncancel', { timeStamp: 2000 })
  expect(closed).toEqual(['upper', 'lower'])
  const [backdrop, inside] = [new EventTarget(), new EventTarget()]
  hear(upper, 'onmousedown', { target: inside, currentTarget: backdrop })
  expect(closed).toHaveLength(2)
  hear(upper, 'onmousedown', { target: backdrop, currentTarget: backdrop })
  expect(closed).toHaveLength(3)
})
