// One of the threads of `threads.ts`: does what it is asked for, and answers.
import { parentPort } from 'node:worker_threads'
import { jobs } from './jobs.ts'
import type { Answer, Question } from './threads.ts'

parentPort?.on('message', ({ id, name, argument }: Question) => {
  const work = jobs[name] as (argument: unknown) => unknown
  let answer: Answer
  try {
    answer = { id, result: work(argument) }
  } catch (error) {
    answer = { id, error }
  }
  parentPort?.postMessage(answer)
})
