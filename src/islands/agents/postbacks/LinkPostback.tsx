import { useState } from 'react'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { postbackOf } from '#stores/agents/postbacks/postbacks.ts'
import { Resource } from '#ui/Resource.tsx'
import { PostbackForm } from './PostbackForm.tsx'
import { PostbackLog } from './PostbackLog.tsx'
import { PostbackSecret } from './PostbackSecret.tsx'

/** The postbacks of a link: address, events, secret, and the result of each message. */
export function LinkPostback({ link: { linkId }, locale }: { link: AgentLink; locale: string }) {
  const t = useWords<'postbacks' | 'errors'>()
  const [store] = useState(() => postbackOf(linkId))
  const [secret, setSecret] = useState<string | null>(null)
  const state = useAnswer(store.settings.$state)
  return (
    <div className="register__postback">
      <p className="card__note">{t('postback.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('postback.loading'))} onRetry={store.settings.refresh}>
        {(postback) => (
          <>
            <PostbackForm postback={postback} store={store} onSecret={setSecret} />
            <PostbackSecret
              secret={secret}
              since={postback.secretSince}
              store={store}
              locale={locale}
              onSecret={setSecret}
            />
            <PostbackLog store={store} canSend={postback.url !== null} locale={locale} />
          </>
        )}
      </Resource>
    </div>
  )
}
