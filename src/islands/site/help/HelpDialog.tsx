import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { helpArticles } from '#lib/help/articles.ts'
import type { HelpPart } from '#lib/help-article.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { lookUpWith } from '#lib/messages.ts'
import { openPopup } from '#stores/popup.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Reader } from '#ui/Reader.tsx'
import sheet from './help-popup.css?url'

interface Props {
  /** The article to begin with. */
  term: string | undefined
  language: SiteLanguage
  onClose: () => void
}

/** The help page's articles over the page a person is on. */
export function HelpDialog({ term, language, onClose }: Props) {
  const t = useWords<'help' | 'common'>()
  const [open, setOpen] = useState<string | false | undefined>(term)
  const articles = helpArticles(lookUpWith(t))
  const first = matchMedia('(min-width: 48rem)').matches ? articles[0]?.term : undefined
  const chosen = open === false ? undefined : (open ?? first)
  return (
    <Dialog title={t('heading')} closeLabel={t('close')} onClose={onClose} className="dialog--reader" sheet={sheet}>
      <Reader
        entries={articles.map((article) => ({ id: article.term, title: article.title }))}
        open={chosen}
        onOpen={(next) => setOpen(next ?? false)}
        nothing={t('lead')}
      >
        {(id) => {
          const article = articles.find((candidate) => candidate.term === id)
          if (!article) return null
          return (
            <div className="prose help-popup">
              <p className="help-popup__lead">{article.lead}</p>
              {article.parts.map((part, index) => (
                <Part
                  // The parts of an article never change places.
                  key={`${id}-${String(index)}`}
                  part={part}
                  language={language}
                  onHelp={setOpen}
                />
              ))}
            </div>
          )
        }}
      </Reader>
    </Dialog>
  )
}

interface PartProps {
  part: HelpPart
  language: SiteLanguage
  onHelp: (term: string) => void
}

function Part({ part, language, onHelp }: PartProps) {
  if (part.kind === 'heading') return <h3>{part.text}</h3>
  if (part.kind === 'text') return <p>{part.text}</p>
  if (part.kind === 'links')
    return (
      <ul className="help-popup__links">
        {part.links.map(({ href, text }) => (
          <li key={href}>
            <a
              className="link"
              href={href.startsWith('/') ? localPath(language, href) : href}
              onClick={(event) => {
                const inside = /^\/help\/#([a-z-]+)$/.exec(href)?.[1]
                const account = /^\/(login|register)\/$/.exec(href)?.[1]
                if (!inside && !account) return
                event.preventDefault()
                if (inside) onHelp(inside)
                else openPopup({ name: account === 'login' ? 'login' : 'register' })
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    )
  const items = part.items.map((item) => <li key={item}>{item}</li>)
  return part.kind === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>
}
