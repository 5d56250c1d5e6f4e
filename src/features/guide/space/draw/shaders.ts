/** Places corners; hands their colors on. */
export const vertex = `#version 300 es
in vec3 position;
in vec3 edge;
in vec4 color;
in vec4 stroke;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
out vec3 vEdge;
out vec4 vColor;
out vec4 vStroke;

void main() {
  vEdge = edge;
  vColor = color;
  vStroke = stroke;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}
`;

/**
 * Fills a triangle and draws its lines, as wide as on the flat map however far they are: lines of
 * WebGL's own are a hair wide on a sharp screen. What is seen from inside is dark.
 */
export const fragment = `#version 300 es
precision highp float;
in vec3 vEdge;
in vec4 vColor;
in vec4 vStroke;
uniform vec3 uInside;
uniform float uDpr;
out vec4 result;

void main() {
  vec3 perPixel = max(sqrt(dFdx(vEdge) * dFdx(vEdge) + dFdy(vEdge) * dFdy(vEdge)), vec3(1e-6));
  vec3 pixels = vEdge / perPixel;
  float near = min(min(pixels.x, pixels.y), pixels.z);
  float width = vStroke.w * uDpr;
  float line = 1.0 - smoothstep(width - 0.5, width + 0.5, near);
  // Of what is seen through, the far side is not drawn.
  if (vColor.a < 0.99 && !gl_FrontFacing) discard;
  vec3 fill = gl_FrontFacing ? vColor.rgb : uInside;
  float cover = max(vColor.a, line);
  result = vec4(mix(fill, vStroke.rgb, line) * cover, cover);
}
`;
