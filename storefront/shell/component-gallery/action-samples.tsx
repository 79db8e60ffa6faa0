import { useState } from 'react'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { iconNames } from '#storefront/ui/icon-names.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Spinner } from '#storefront/ui/feedback/spinner.tsx'
import { toast, undoable } from '#storefront/ui/overlays/toast-store.ts'
import { SampleSection } from './sample-section.tsx'
import buttonStyles from '#storefront/ui/button.module.css'

const kinds = ['fill', 'line', 'soft', 'straw', 'deal', 'quiet'] as const
const widths = ['auth', 'sheet', 'drawer', 'wide'] as const

/** Samples of buttons, dialogs, menus and toasts. */
export function ActionSamples() {
  return (
    <>
      {([{}, { busy: true }, { disabled: true }, { icon: 'plus' }] as const).map((state) => (
        <SampleSection key={JSON.stringify(state)} title={`Buttons ${JSON.stringify(state)}`}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} {...state}>
              კალათაში დამატება
            </Button>
          ))}
        </SampleSection>
      ))}
      <SampleSection title="Sizes, links">
        <Button size="sm">Add</Button>
        <Button size="lg">Add to cart</Button>
        <LinkButton to="/home" kind="line" icon="house">
          Home
        </LinkButton>
        <Spinner />
      </SampleSection>
      <Dialogs />
      <SampleSection title="Notices">
        <Button kind="line" onClick={() => toast({ text: 'დამატებულია კალათაში', kind: 'ok' })}>
          ok
        </Button>
        <Button kind="line" onClick={() => toast({ text: 'ეს ნივთი ამოწურულია', kind: 'error' })}>
          error
        </Button>
        <Button kind="line" onClick={() => toast({ text: 'სესია დასრულდა', kind: 'info' })}>
          info
        </Button>
        <Button kind="line" onClick={() => undoable({ text: '„სახის კრემი“ წაიშალა', undo: () => undefined })}>
          undo
        </Button>
      </SampleSection>
      <SampleSection title="Icons">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </SampleSection>
    </>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<(typeof widths)[number]>()
  return (
    <SampleSection title="Dialogs, menu">
      {widths.map((width) => (
        <Button key={width} kind="line" onClick={() => setOpen(width)}>
          {width}
        </Button>
      ))}
      <Menu button={<span className={`${buttonStyles.btn} ${buttonStyles.line}`}>menu</span>}>
        <a href="/home">Home</a>
        <button type="button">Out</button>
      </Menu>
      <Dialog
        open={open !== undefined}
        width={open ?? 'auth'}
        title="Authorization"
        steps={4}
        step={2}
        onBack={() => setOpen(undefined)}
        onClose={() => setOpen(undefined)}
        footer={<Button wide>OK</Button>}
      >
        <Button kind="line" onClick={() => toast({ text: 'Inside the dialog', kind: 'error' })}>
          error
        </Button>
      </Dialog>
    </SampleSection>
  )
}
