/** What an operator says of a parcel: `--lines 0:1,2:3 --carrier "Georgian Post" --tracking RB123`. */
export interface ParcelArguments {
  units?: { position: number; quantity: number }[]
  carrier?: string
  trackingNo?: string
}

const options = ['--lines', '--carrier', '--tracking']

/** Reads the options of `kalata orders ship`; undefined where they are not such. A line that is named twice is shipped in the sum. */
export function readParcel(args: readonly string[]): ParcelArguments | undefined {
  const parcel: ParcelArguments = {}
  for (let place = 0; place < args.length; place += 2) {
    const [option = '', value = ''] = args.slice(place, place + 2)
    const text = value.trim()
    if (!options.includes(option) || !text || text.length > 200) return undefined
    if (option === '--carrier') parcel.carrier = text
    else if (option === '--tracking') parcel.trackingNo = text
    else {
      const units = readUnits(text)
      if (!units) return undefined
      parcel.units = units
    }
  }
  return parcel
}

function readUnits(text: string): ParcelArguments['units'] {
  const sums = new Map<number, number>()
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,3}):([1-9]\d?)\s*$/.exec(part)
    if (!match) return undefined
    const position = Number(match[1])
    sums.set(position, (sums.get(position) ?? 0) + Number(match[2]))
  }
  return [...sums].map(([position, quantity]) => ({ position, quantity }))
}
