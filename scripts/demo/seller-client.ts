import type { DemoSeller } from './content.ts'

/** Values of a form: texts and files. A name may have several files. */
export type Form = Record<string, string | readonly (string | File)[] | File>

const formData = (form: Form): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) {
    for (const entry of Array.isArray(value) ? value : [value]) data.append(name, entry)
  }
  return data
}

/** Calls the API as a demo seller. */
export interface SellerClient {
  /** Returns what was found, `undefined` where there is none. Throws with what the API said otherwise. */
  read<Answer>(path: string): Promise<Answer | undefined>
  send(method: 'POST' | 'PUT', path: string, body: { form: Form } | { json: unknown }): Promise<void>
}

/** Signs a demo seller in at a server that serves, `api` being where its API stands. */
export const signIn = async (api: string, { email, password }: DemoSeller): Promise<SellerClient> => {
  const fetched = async (path: string, init: RequestInit & { headers?: Record<string, string> }) => {
    const response = await fetch(`${api}${path}`, init)
    if (response.ok || (response.status === 404 && !init.method)) return response
    throw new Error(`${init.method ?? 'GET'} ${path} answered ${response.status}: ${await response.text()}`)
  }
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetched('/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const authorization = `Bearer ${access_token}`
  return {
    read: async <Answer>(path: string) => {
      const response = await fetched(path, { headers: { authorization } })
      return response.ok ? ((await response.json()) as Answer) : undefined
    },
    send: async (method, path, body) => {
      await ('form' in body
        ? fetched(path, { method, headers: { authorization }, body: formData(body.form) })
        : fetched(path, { method, headers: { ...json, authorization }, body: JSON.stringify(body.json) }))
    },
  }
}
