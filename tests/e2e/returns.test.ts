import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { answer, expect, type Site, test } from '#tests/support/e2e.ts'
