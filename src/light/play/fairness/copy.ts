import { element, nodeOf } from '#light/element.ts'
import { dialog } from '#ui/markup/dialog.ts'
import { verifyWords } from './words.ts'

/** Adds a button to each value below `root` that can be copied and has none yet. `data-copied` has its name. */
export async function addCopyButtons(root: ParentNode): Promise<void> {
  const { t } = await verifyWords()
  for (const value of root.querySelectorAll<HTMLElement>('[data-copied]')) {
    const code = value.querySelector('code')
    if (!code || value.querySelector('button')) continue
    const label = element('span', { 'aria-live': 'polite' }, t('copy'))
    const copy = async () => {
      try {
        // Pages without a secure address have no clipboard.
        await navigator.clipboard.writeText(code.textContent ?? '')
        confirmCopy(t)
      } catch {
        label.textContent = t('copy.failed')
      }
    }
    const name = t('copy.name', { name: value.dataset.copied ?? '' })
    value.append(
      element(
        'button',
        { class: 'button button--line', type: 'button', 'aria-label': name, onclick: () => void copy() },
        label,
      ),
    )
  }
}

/** Confirms a copy (product rule 13.5). */
function confirmCopy(t: Awaited<ReturnType<typeof verifyWords>>['t']): void {
  const close = () => shown.remove()
  const ok = element(
    'button',
    { class: 'button button--main button--wide', type: 'button', onclick: close },
    t('copy.ok'),
  )
  const shown = nodeOf(
    dialog<Node>(
      { titleId: 'fair-copied', title: t('copy.done'), className: 'dialog--confirm', onClose: close },
      element('p', {}, t('copy.done.text')),
      ok,
    ),
  ) as HTMLDialogElement
  document.body.append(shown)
  shown.showModal()
  shown.focus()
}
