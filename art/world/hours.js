// The hours of the day: sky, sun, fog and the strength of all lights.
// sky = [zenith, upper, lower, horizon]; sun = [direction x, y, z]; fog = [colour, from, to] in metres.
export const hours = {
  dawn: {
    sky: ['#6f8fd0', '#c3a7d8', '#ffc1a8', '#ffe0a8'], sun: [-0.75, 0.22, -0.6], light: '#ffb98a', power: 2.6,
    above: '#e2d6f6', below: '#c0a49c', fill: 2.1, fog: ['#f8ccb8', 40, 420], bloom: 0.16, exposure: 1.15, disc: '#fff1c9',
  },
  day: {
    sky: ['#2f8fe0', '#68b6f0', '#b5defa', '#e6f5fb'], sun: [-0.45, 0.75, 0.55], light: '#fff2d8', power: 3.1,
    above: '#dcecff', below: '#c9bb98', fill: 1.9, fog: ['#cfe6f2', 90, 650], bloom: 0.08, clouds: '#ffffff',
  },
  golden: {
    sky: ['#5a8fd8', '#a8bfe0', '#ffd9a0', '#ffe9b8'], sun: [-0.75, 0.33, 0.5], light: '#ffc070', power: 3.6,
    above: '#e6e2f6', below: '#d8b48c', fill: 2.1, exposure: 1.08, fog: ['#ffd7a3', 70, 520], bloom: 0.16, clouds: '#ffe9cf',
  },
  sunset: {
    sky: ['#3d3f9a', '#9a56b0', '#ff7f73', '#ffc061'], sun: [-0.8, 0.2, -0.35], light: '#ff9a55', power: 2.6,
    above: '#c0a8ee', below: '#8a6078', fill: 1.7, fog: ['#f08a86', 60, 480], bloom: 0.2, disc: '#fff0b8', stars: 0.25,
  },
  dusk: {
    sky: ['#141b4f', '#3b2f86', '#a24a9c', '#ff8f7a'], sun: [-0.7, 0.28, 0.45], light: '#ffa9c0', power: 1.0,
    above: '#a8b4ff', below: '#64609a', fill: 2.1, fog: ['#7d4a98', 60, 420], bloom: 0.2, stars: 0.8,
  },
  night: {
    sky: ['#060a24', '#0d1440', '#1f2468', '#3f3a8c'], sun: [0.45, 0.6, 0.4], light: '#9db4ff', power: 0.75,
    above: '#6f7ee0', below: '#2c3058', fill: 1.3, fog: ['#232a6a', 50, 380], bloom: 0.24, stars: 1, moon: [0.42, 0.36, -0.83],
  },
  playa: {
    sky: ['#3f93d8', '#8cc4ea', '#f0dcc0', '#f6e2c4'], sun: [-0.6, 0.5, 0.55], light: '#ffe3b0', power: 3.2,
    above: '#dce9f8', below: '#c9ab80', fill: 1.5, fog: ['#f0dcc0', 60, 420], bloom: 0.1,
  },
  dust: {
    sky: ['#7fa0cf', '#e0b79a', '#ffcf8f', '#ffdf9f'], sun: [-0.8, 0.26, -0.3], light: '#ffb25a', power: 3.2,
    above: '#eee0e0', below: '#d8ac78', fill: 2.0, fog: ['#ffcf91', 25, 300], bloom: 0.22, disc: '#fff6d8',
  },
  rose: {
    sky: ['#7a86cf', '#cf9fd0', '#ffb9b4', '#ffdcc0'], sun: [0.75, 0.2, -0.5], light: '#ffc0a0', power: 2.6,
    above: '#ecdcf6', below: '#d0aaa4', fill: 2.2, fog: ['#f8c8bc', 30, 340], bloom: 0.16, exposure: 1.1, disc: '#fff3d8',
  },
  indoors: {
    sky: ['#0a0820', '#0a0820', '#140d30', '#140d30'], sun: [0.2, 0.9, 0.4], light: '#c9a0ff', power: 0.35,
    above: '#7a58c8', below: '#4a2038', fill: 1.1, fog: ['#1a1038', 25, 90], bloom: 0.26,
  },
};
