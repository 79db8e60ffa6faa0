import type { Measures } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { drawing, layoutMeasures, type MeasuresLayout } from './measures-layout.ts'

const line = 'var(--color-ink-2)'
const text = { fontSize: 13, fill: 'var(--color-ink)' }

/**
 * What a product measures, drawn beside a palm or a person. Of SVG attributes alone: it needs no style sheet. The figures stand in the attributes as
 * well, so it is hidden from screen readers.
 */
export function ProductMeasures({ measures }: { measures: Measures }) {
  const t = useT()
  const layout = layoutMeasures(measures)
  return (
    <figure>
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} width={drawing.width * 1.25} aria-hidden="true">
        <line x1="8" x2={drawing.width - 8} y1={drawing.ground} y2={drawing.ground} stroke="var(--color-line)" />
        {layout.reference === 'palm' ? <Palm {...layout.referenceBox} /> : <Person {...layout.referenceBox} />}
        <Product {...layout} />
        <Labels measures={measures} layout={layout} />
      </svg>
      <figcaption className="muted">{t(`catalogue.details.measures.${layout.reference}`)}</figcaption>
    </figure>
  )
}

function Product({ shape, front, back }: MeasuresLayout) {
  const { x, y, width, height } = front
  const style = { fill: 'var(--color-brand-soft)', stroke: 'var(--color-brand)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const
  if (shape === 'round') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} {...style} />
  return (
    <g {...style}>
      {back && (
        <path d={`M${x} ${y}l${back.x} ${-back.y}h${width}v${height}l${-back.x} ${back.y}zM${x + width} ${y}l${back.x} ${-back.y}`} />
      )}
      <rect x={x} y={y} width={width} height={height} rx={back || shape === 'box' ? 1 : 5} />
    </g>
  )
}

/** The figures, each at its side. */
function Labels({ measures, layout: { front, back, shape } }: { measures: Measures; layout: MeasuresLayout }) {
  const { x, y, width, height } = front
  const across =
    measures.width?.text ?? (measures.diameter ? `\u2300\u00a0${measures.diameter.text}` : shape === 'lying' && measures.depth?.text)
  return (
    <g stroke={line}>
      {across && (
        <>
          <path d={`M${x} ${drawing.ground + 6}v8m0-4h${width}m0-4v8`} fill="none" />
          <text x={Math.max(x + width / 2, 30)} y={drawing.ground + 30} textAnchor="middle" stroke="none" {...text}>
            {across}
          </text>
        </>
      )}
      {measures.height && (
        <>
          <path d={`M${x - 12} ${y}h8m-4 0v${height}m-4 0h8`} fill="none" />
          <text x={x - 16} y={y + height / 2 + 4} textAnchor="end" stroke="none" {...text}>
            {measures.height.text}
          </text>
        </>
      )}
      {back && (
        <>
          <path d={`M${x + width + 6} ${y + height}l${back.x} ${-back.y}`} fill="none" />
          <text x={x + width + back.x / 2 + 18} y={y + height - back.y / 2 + 8} stroke="none" {...text}>
            {measures.depth?.text}
          </text>
        </>
      )}
    </g>
  )
}

interface FigureProps {
  x: number
  y: number
  height: number
}

const shade = 'var(--color-strand-off)'

/** An open palm with its fingers, in units of which it is a hundred high. */
const Palm = ({ x, y, height }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${height / 100})`} fill={shade} stroke={shade} strokeLinecap="round">
    <path d="M17 58q0-7 8-7h24q9 0 9 8v14q0 12-9 19v8H28v-7q-11-10-11-20z" stroke="none" />
    <path d="M22 58V15M33 56V6M44 56V11M54 60V25" strokeWidth="9" fill="none" />
    <path d="M24 82L6 58" strokeWidth="10" fill="none" />
  </g>
)

/** Somebody who stands, in units of which they are a hundred high. */
const Person = ({ x, y, height }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${height / 100})`} fill={shade} stroke={shade} strokeLinecap="round">
    <circle cx="15" cy="7" r="7" stroke="none" />
    <path d="M6 24q0-8 8-8h2q8 0 8 8v31H6z" stroke="none" />
    <path d="M4.5 25L3 51M25.500 25L27 51" strokeWidth="5" fill="none" />
    <path d="M10.500 53v44M19.500 53v44" strokeWidth="7" fill="none" />
  </g>
)
