/**
 * Calls of one class share a budget of requests, by their cost and the damage of their abuse. What each allows is in the
 * gateway (`platform/http/limits.ts`).
 *
 * - `read`, `write`: everything else; calls with `GET` are `read` unless they say otherwise
 * - `login`: compares or changes a password, a code or another proof of who somebody is
 * - `register`: makes an account
 * - `code`: sends an SMS or an e-mail
 * - `captcha`: makes a challenge, or looks up a code that can be guessed
 * - `feedback`: a message that anybody may send
 * - `upload`: takes a picture
 * - `file`: makes a file of many rows while it is received
 */
export type LimitClass = 'login' | 'register' | 'code' | 'captcha' | 'feedback' | 'file' | 'upload' | 'write' | 'read'
