/** @type {typeof import('../en/chart.js').default} */
export default {
  chart: 'Gráfico',
  table: 'Tabla',
  shownAs: 'Mostrar como',
  csv: 'Descargar CSV',
  wrong: 'Este gráfico está mal',
  wrongText: 'Soporte mira el gráfico tal como lo ves ahora y responde en Ayuda y sugerencias.',
  whatIsWrong: '¿Qué está mal?',
  send: 'Enviar',
  sent: 'Enviado. Gracias, lo revisaremos.',
  open: 'Abrir entreno',
  notDrawn: 'No se pudo dibujar el gráfico.',
  record: 'récord',
  light: 'entreno ligero',
  goal: 'objetivo',
  break: 'pausa de entrenamiento',
};
