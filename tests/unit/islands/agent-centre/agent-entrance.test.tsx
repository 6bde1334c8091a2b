import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AgentEntrance } from '#islands/centre/AgentEntrance.tsx'
import agent from '#locales/en/agent-centre.json' with { type: 'json' }
import auth from '#locales/en/auth.json' with { type: 'json' }
import common from '#locales/en/common.json' with { type: 'json' }

test('the build draws the agents’ login with all its ways, and nothing that is for members alone', () => {
  const drawn = renderToString(<AgentEntrance language="en" locale="en" messages={{ ...agent, ...auth, ...common }} />)
  expect(drawn).toContain(auth['login.via.sms'])
  expect(drawn).toContain(auth['login.forgot'])
  expect(drawn).toContain('providers__place')
  for (const text of [auth['login.remember'], auth.freePlay]) expect(drawn).not.toContain(text)
})
