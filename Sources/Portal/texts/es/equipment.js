/** The screen of bars and plates. */
/** @type {typeof import('../en/equipment.js').default} */
export default {
  lead: 'Lo que puedes cargar. De ello dependen los saltos de peso, los discos dibujados y «Redondear a mis discos».',
  units: 'Marcados en',
  inUnit: 'Barra y discos en {unit}',
  none: 'No has indicado nada en {unit}',
  noneText: 'Cuenta un gimnasio normal, con discos de sobra. Empieza por él y cambia lo que sea distinto.',
  gym: 'Gimnasio normal en {unit}',
  bar: 'Barra ({unit})',
  collars: 'Los dos cierres ({unit})',
  platesText: 'Cuántos discos hay: sueltos, no pares. Déjalo vacío (∞) donde siempre haya suficientes.',
  howMany: 'discos',
  fewer: '{count} menos de {plate}',
  more: '{count} más de {plate}',
  remove: 'Quitar {plate}',
  another: 'Otro disco ({unit})',
  add: 'Añadir disco',
  twice: 'Este disco ya está en la lista.',
  forget: 'Usar un gimnasio normal',
  forgotten: 'Vuelve a contar un gimnasio normal.',
};
