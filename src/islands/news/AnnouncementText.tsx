import { useEffect, useRef } from 'react'
import type { SiteLanguage } from '#lib/languages.ts'
import { cleanHtml } from './clean-html.ts'

/** The content of an announcement, cleaned in the browser once more. */
export function AnnouncementText({ html, language }: { html: string; language: SiteLanguage }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOld = false
    void cleanHtml(html, language).then((clean) => isOld || ref.current?.replaceChildren(clean))
    return () => {
      isOld = true
    }
  }, [html, language])
  return <div className="prose" ref={ref} />
}
