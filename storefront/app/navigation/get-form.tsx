import type { ComponentProps, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The path it asks; the open page's where it is missing. */
  action?: string
  /** The page opens where the open one is scrolled to. */
  preventScrollReset?: boolean
}

/** A form whose fields become the query of a page, opened without loading a document; before the scripts run the browser does the same. */
export function GetForm({ action, preventScrollReset = false, onSubmit, ...rest }: GetFormProps) {
  const navigate = useNavigate()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const query = new URLSearchParams([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'))
    void navigate(`${action ?? location.pathname}?${query}`, { preventScrollReset })
  }
  return <form {...rest} method="get" action={action} onSubmit={submit} />
}
