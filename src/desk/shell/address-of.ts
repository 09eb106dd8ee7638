/** The address of the screen that shows a place of a file; the field is named by the query. */
export function addressOf(file: string, path = ''): string {
  const [first = '', second = '', third = ''] = file.split('/');
  const field = path === '' ? '' : `?field=${encodeURIComponent(path)}`;
  const id = second.replace(/\.json$/, '');
  switch (first) {
    case 'packages':
    case 'itineraries':
    case 'days':
      return `/tours/${first}/${id}${field}`;
    case 'prices':
    case 'destinations':
      return `/${first === 'prices' ? 'prices' : 'places'}/${first}/${id}${field}`;
    case 'texts':
      return `/texts/${third.replace(/\.json$/, '')}${field}`;
    case 'calendar.json':
      return `/calendar${field}`;
    case 'images':
    case 'images.json':
      return `/pictures${field}`;
    default:
      return `/settings/${encodeURIComponent(second === '' ? first : file)}${field}`;
  }
}
